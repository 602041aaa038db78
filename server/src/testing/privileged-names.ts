/** Fields that decide about money, rights or ownership, which a client may try to set. */
export const PRIVILEGED: readonly string[] = [
  ...["id", "_id", "uid", "userId", "user_id", "accountId", "ownerId", "owner_id", "listingOwner"],
  ...["role", "roles", "isAdmin", "admin", "permissions", "isSubscribed", "membership", "paidThrough", "isVerified"],
  ...["emailVerified", "emailVerifiedAt", "phoneVerifiedAt", "passwordHash", "secondFactorAt", "disabledAt"],
  ...["status", "paid", "plan", "hasExposure", "hasPriority", "featured", "expiresAt", "publishedAt", "createdAt"],
  ...["amount", "amountCents", "price_cents", "currency", "discount", "discountPercent", "usedAt", "token"],
  ...["__proto__", "constructor", "prototype", "toString"],
];

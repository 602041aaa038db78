import { z } from "zod/mini";

export const ownerRequestSchema = z.strictObject({ uid: z.uuid() });

/** What a signed-in person sees of a listing's owner: no e-mail, no phone. */
export const ownerSchema = z.object({
  uid: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  profilePictureUrl: z.nullable(z.string()),
  brokerageName: z.nullable(z.string()),
  isAgent: z.boolean(),
  /** Of Agent Pro, at this moment: the badge. */
  isMember: z.boolean(),
});
export type Owner = z.infer<typeof ownerSchema>;

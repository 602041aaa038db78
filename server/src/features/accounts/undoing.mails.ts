/** Shared text of every e-mail that can undo a change. */

export const UNDO_WHAT = /*i18n*/ {
  id: "accounts.mail.undo.what",
  message:
    "If this wasn’t you, undo the change: your account goes back to how it was before, everyone is signed out, and you choose a new password.",
};
export const UNDO_BUTTON = /*i18n*/ { id: "accounts.mail.undo.button", message: "Undo this change" };
export const UNDO_TIME = /*i18n*/ { id: "accounts.mail.undo.time", message: "The link is valid for seven days." };

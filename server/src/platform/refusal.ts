/** Why a command was not carried out, and what to do about it: its message is shown as is, without a stack trace. */
export class Refusal extends Error {}

/** Why a command was not carried out, and what to do about it: its message is shown as it is, without the place in the code. */
export class Refusal extends Error {}

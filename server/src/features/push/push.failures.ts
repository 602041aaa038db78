import { Failure } from "../../platform/http/failure.ts";

export const pushIsOff = (): Failure =>
  new Failure({
    status: 409,
    code: "push.off",
    text: /*i18n*/ { id: "push.off", message: "This site does not send push messages." },
  });

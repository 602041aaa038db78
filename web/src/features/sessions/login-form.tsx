import { useState } from "react";
import type { WaitingSignIn } from "../../platform/session.ts";
import { LoginCodeStep } from "./login-code-step.tsx";
import { LoginPasswordStep } from "./login-password-step.tsx";

/**
 * Email and password, then a code if two-step log-in is on; or a passkey alone. The page decides where to go after
 * log-in.
 */
export function LoginForm() {
  const [email, setEmail] = useState("");
  const [waiting, setWaiting] = useState<WaitingSignIn>();
  const [failure, setFailure] = useState<string>();

  if (waiting !== undefined) {
    const back = (sentence?: string) => {
      setFailure(sentence);
      setWaiting(undefined);
    };
    return <LoginCodeStep waiting={waiting} onOver={back} onBack={() => back()} />;
  }
  return (
    <LoginPasswordStep
      email={email}
      failure={failure}
      onWaiting={(entered, next) => {
        setEmail(entered);
        setWaiting(next);
      }}
    />
  );
}

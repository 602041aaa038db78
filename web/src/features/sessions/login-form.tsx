import { useState } from "react";
import { LoginCodeStep } from "./login-code-step.tsx";
import { LoginPasswordStep } from "./login-password-step.tsx";

/** Email and password, then a code where two-step log-in is on. The page decides where to go after log-in. */
export function LoginForm() {
  const [email, setEmail] = useState("");
  const [challenge, setChallenge] = useState<string>();
  const [failure, setFailure] = useState<string>();

  if (challenge !== undefined) {
    const back = (sentence?: string) => {
      setFailure(sentence);
      setChallenge(undefined);
    };
    return <LoginCodeStep challenge={challenge} onOver={back} onBack={() => back()} />;
  }
  return (
    <LoginPasswordStep
      email={email}
      failure={failure}
      onChallenge={(entered, next) => {
        setEmail(entered);
        setChallenge(next);
      }}
    />
  );
}

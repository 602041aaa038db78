import { Trans, useLingui } from "@lingui/react/macro";
import { LOGIN_PASSWORD_MIN } from "@vestpocket/domain/sessions/sessions.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { type FormEvent, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useLocalPath } from "../../platform/language.ts";
import { signIn } from "../../platform/session.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";

type Errors = Readonly<Record<string, string>>;

/** E-mail and password. Where it leads is the page's matter: the session changes when it succeeds. */
export function LoginForm() {
  const { t } = useLingui();
  const toWords = useFailureWords();
  const localPath = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);

  function findErrors(): Errors {
    return {
      ...(email.trim() === "" && { email: t`Please enter your e-mail.` }),
      ...(password.length < LOGIN_PASSWORD_MIN && {
        password:
          password === ""
            ? t`Please enter your password.`
            : t`A password has at least ${LOGIN_PASSWORD_MIN} characters.`,
      }),
    };
  }

  function show(found: Errors, sentence?: string) {
    setErrors(found);
    setFailure(sentence);
    const first = ["email", "password"].find((name) => found[name]) ?? (sentence && "password");
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const found = findErrors();
    show(found);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      await signIn(email.trim(), password);
    } catch (error) {
      const sentence = toWords(error);
      const told = error instanceof ApiFailure ? error.fields : {};
      show(told, Object.keys(told).length === 0 ? sentence : undefined);
    } finally {
      setPending(false);
    }
  }

  return (
    // `post`, so that a form sent before the script has come puts no password into the address.
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Notice tone="danger">{failure}</Notice>}
      <TextField
        label={<Trans>E-mail</Trans>}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email}
      />
      <PasswordField
        label={<Trans>Password</Trans>}
        name="password"
        autoComplete="current-password"
        required
        minLength={LOGIN_PASSWORD_MIN}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password}
      />
      <Button type="submit" size="large" pending={pending} className="mt-1 w-full">
        {pending ? <Trans>Logging in...</Trans> : <Trans>Log In</Trans>}
      </Button>
      <ButtonLink
        kind="link"
        to={localPath(paths.forgotPassword())}
        state={{ email: email.trim() }}
        className="-mt-2 -mb-3 self-center"
      >
        <Trans>Forgot Password? Click here</Trans>
      </ButtonLink>
    </form>
  );
}

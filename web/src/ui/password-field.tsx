import { useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { TextField } from "./text-field.tsx";

/** A password field with a show button. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "end" | "inputClassName">) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputClassName="pr-12"
      end={
        <IconButton
          label={shown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!shown)}
          className="text-muted noscript:hidden"
        >
          {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}

import { maskPhone, toPhoneDigits } from "@vestpocket/domain/phones/phones.rules";
import type { ComponentProps } from "react";
import { MaskedField } from "../../ui/masked-field.tsx";

type PhoneFieldProps = Omit<ComponentProps<typeof MaskedField>, "mask" | "countDigits" | "type">;

/** A phone number that is formatted as (123) 456-7890 while typing. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <MaskedField
      name="phoneNumber"
      autoComplete="tel-national"
      inputMode="tel"
      placeholder="(123) 456-7890"
      {...props}
      type="tel"
      mask={maskPhone}
      countDigits={(text) => toPhoneDigits(text).length}
    />
  );
}

import { DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import { formatPhone } from "@vestpocket/domain/phones/phones.rules";
import { inventPhone, readCode } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { field, openProfile, section } from "./profile.ts";

test("a phone number is edited with the caret in place, and changed by the code sent to the new one", async ({
  page,
  watch,
}) => {
  watch.expectFailing(/verify-phone/u);
  const phone = inventPhone();
  await openProfile(page);
  const number = field(page, "Phone number");
  await number.fill("");
  await number.pressSequentially("4165550199");
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("67");
  await expect(number, "the caret stays in place").toHaveValue("(416) 567-0199");
  await number.fill("");
  await field(page, "Phone number").pressSequentially(phone.slice(2));
  await expect(field(page, "Phone number")).toHaveValue(formatPhone(phone));
  await page.getByRole("button", { name: "Save Changes", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm your phone number", exact: true });
  await dialog.getByRole("button", { name: "Send code", exact: true }).click();
  await expect(dialog.getByText("Verification code sent to your phone.")).toBeVisible();
  const code = dialog.getByRole("textbox", { name: "Verification code", exact: true });
  await expect(code).toBeFocused();
  await code.fill((await readCode(phone)) === "000000" ? "000001" : "000000");
  await code.press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Password", exact: true })).toHaveAccessibleDescription(
    "Password is required.",
  );
  await dialog.getByRole("textbox", { name: "Password", exact: true }).fill(DEMO_PASSWORD);
  await code.press("Enter");
  await expect(code).toHaveAccessibleDescription("Failed to verify phone or sign up.");
  await code.fill(await readCode(phone));
  await code.press("Enter");
  await expect(page.getByText("Phone verified and linked successfully!")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(section(page, "Your details").getByText("Confirmed", { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(page, "Phone number")).toHaveValue(formatPhone(phone));
});

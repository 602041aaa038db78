import { expect, test } from "vitest";
import { isPublicAddress, postPush } from "./posting.usecases.ts";

test.each(["8.8.8.8", "142.250.69.202", "2607:f8b0:4020:801::200a", "2a00:1450:4007:80d::200a"])(
  "%s is on the internet",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.20.0.1", "192.168.1.1", "224.0.0.1"],
  ...["255.255.255.255", "::", "::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "fe80::1", "fd00::1", "ff02::1"],
  ...["2001:db8::1", "2002:a00:1::"],
])("%s is not", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test("nothing is posted to an address that is no push service's, nor to a name that leads to this machine", async () => {
  const request = { headers: {}, body: Buffer.from("x") };
  await expect(postPush("https://127.0.0.1/a", request)).rejects.toThrow("not a public endpoint");
  await expect(postPush("https://localhost./a", request)).rejects.toThrow("not a public endpoint");
});

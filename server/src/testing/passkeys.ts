import { createJourneys, type SignedIn } from "./account-journeys.ts";
import { createSoftwareAuthenticator } from "./software-authenticator.ts";
import { buildTestApp, PASSWORD, type TestApp } from "./test-app.ts";

type People = ReturnType<typeof createJourneys>;
type Authenticator = ReturnType<typeof createSoftwareAuthenticator>;
type Oddities = Parameters<Authenticator["get"]>[1];

export type PasskeySite = Awaited<ReturnType<typeof buildPasskeySite>>;

/** A site with people who use passkeys. */
export async function buildPasskeySite() {
  const site = await buildTestApp();
  const people = createJourneys(site);
  return { site, people, passkeys: createPasskeyJourneys(site, people) };
}

/** Actions on passkeys, through the API. */
export function createPasskeyJourneys(site: TestApp, people: People) {
  const origin = new URL(site.config.publicUrl.replace("127.0.0.1", "localhost")).origin;
  const makeAuthenticator = () => createSoftwareAuthenticator(origin);
  const askToAdd = (token: string, entered: object = { password: PASSWORD }) =>
    people.post("/v1/auth/passkeys/options", entered, { token });
  const askToSignIn = async (waiting: { challenge?: string } = {}) =>
    (await people.post("/v1/auth/sign-in/passkey/options", waiting)).body;
  const answerSignIn = (credential: object) =>
    people.post("/v1/auth/sign-in/passkey", { credential, tokenTransport: "body" });

  return {
    makeAuthenticator,
    askToAdd,
    askToSignIn,
    answerSignIn,
    addCreated: (token: string, credential: object, name = "My laptop") =>
      people.post("/v1/auth/passkeys", { name, credential }, { token }),

    /** Adds a passkey to an account. Returns the authenticator that holds it. */
    async addPasskey({ token }: Pick<SignedIn, "token">, entered?: object): Promise<Authenticator> {
      const authenticator = makeAuthenticator();
      const options = (await askToAdd(token, entered)).body;
      const credential = authenticator.create(options);
      await people.post("/v1/auth/passkeys", { name: "My laptop", credential }, { token });
      return authenticator;
    },

    /** Proof of identity instead of a password: a passkey's response to this session's challenge. */
    async prove({ token }: Pick<SignedIn, "token">, authenticator: Authenticator) {
      const options = (await people.post("/v1/auth/second-factor/passkey/options", {}, { token })).body;
      return { passkey: authenticator.get(options) };
    },

    /** Signs in with a passkey, in one step. */
    signIn: async (authenticator: Authenticator, odd?: Oddities) =>
      answerSignIn(authenticator.get(await askToSignIn(), odd)),

    list: async (token: string) =>
      (await site.call("GET", "/v1/auth/passkeys", { token })).body.passkeys as { id: string; name: string }[],
  };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

export class InvalidProfile extends Error {}

const keyOf = (uid: string | undefined) => ["profile", uid];

/** The signed-in user's own account. */
export function useProfile(uid: string | undefined) {
  return useQuery({
    queryKey: keyOf(uid),
    enabled: uid !== undefined,
    queryFn: async ({ signal }) => {
      const { data } = await api.get("/v1/auth/getUser/{id}", { params: { id: uid ?? "" }, signal });
      if (data?.uid !== uid) throw new InvalidProfile();
      return data;
    },
  });
}

/** Account mutations; each refetches the account everywhere it is shown. All throw ApiFailure. */
export function useProfileChanges(uid: string) {
  const client = useQueryClient();
  // Others see the name and the picture on the account's listings and in the directory.
  const keys = [keyOf(uid), ["owner", uid], ["agent", uid], ["agents"]];
  const refresh = () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

  async function refreshing<Answer>(change: Promise<Answer>): Promise<Answer> {
    const answer = await change;
    await refresh();
    return answer;
  }

  return {
    refresh,
    save: (changed: ChangedProfile) =>
      refreshing(api.post("/v1/auth/updateUser/{id}", changed, { params: { id: uid } })),
    uploadPicture(file: File, options: { signal: AbortSignal; onProgress: (part: number) => void }) {
      const form = new FormData();
      form.append("profilePicture", file);
      const path = "/v1/users/agents/upload-profile/{userId}";
      return refreshing(api.upload(path, form, { params: { userId: uid }, ...options }));
    },
  };
}

interface ChangedProfile {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  language: "en" | "fr";
  password?: string;
  code?: string;
}

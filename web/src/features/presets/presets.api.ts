import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { PresetList } from "@vestpocket/domain/presets/presets.rules";
import type { SavePresetRequest } from "@vestpocket/domain/presets/presets.schema";
import { api } from "../../platform/api.ts";

const KEY = ["admin", "presets"];

/** The filters that the administrator saved for a list, by name. */
export function usePresets(list: PresetList) {
  return useQuery({
    queryKey: [...KEY, list],
    queryFn: async ({ signal }) => (await api.get("/v1/admin/presets", { query: { list }, signal })).presets,
  });
}

/** Changes of saved filters; each returns the server's message and refetches. All throw ApiFailure. */
export function usePresetChanges() {
  const client = useQueryClient();

  async function changing(call: Promise<{ msg: string }>): Promise<string> {
    const { msg } = await call;
    await client.invalidateQueries({ queryKey: KEY });
    return msg;
  }

  return {
    save: (preset: SavePresetRequest) => changing(api.post("/v1/admin/presets", preset)),
    rename: (id: string, name: string) =>
      changing(api.post("/v1/admin/presets/{id}/rename", { name }, { params: { id } })),
    remove: (id: string) => changing(api.post("/v1/admin/presets/{id}/delete", {}, { params: { id } })),
  };
}

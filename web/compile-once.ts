import type babel from "@rolldown/plugin-babel";

type Compiler = Awaited<ReturnType<typeof babel>>;

/** The browser's code and the code that renders pages are built from the same files, so each file is compiled once. */
export async function compileOnce(compiler: Promise<Compiler>): Promise<Compiler> {
  const plugin = await compiler;
  if (typeof plugin.transform !== "object") throw new Error(`${plugin.name} has no transform with a filter.`);
  const { handler } = plugin.transform;
  const compiled = new Map<string, ReturnType<typeof handler>>();
  plugin.transform.handler = function (code, id, options) {
    const key = `${id}\0${code}`;
    const result = compiled.get(key) ?? handler.call(this, code, id, options);
    compiled.set(key, result);
    return result;
  };
  return plugin;
}

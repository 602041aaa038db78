import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Busy } from "./bounded.ts";
import type { Drawing, Drawn, DrawnAnswer } from "./picture-drawer.ts";

const DRAWER = fileURLToPath(new URL("./picture-drawer.ts", import.meta.url));
/** A drawing that is not done by then is given up with the process that draws it. */
const SECONDS_MAX = 20;
/** Without work it ends by itself, and its memory with it. */
const IDLE_MS = 60_000;

interface Waiting {
  resolve(drawn: Drawn): void;
  reject(error: Error): void;
}

/** What the drawer said of a drawing that failed. */
class DrawingFailed extends Error {
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/**
 * Draws pictures in a process of its own that stands behind everything else in the queue for a core, and whose end, by whatever
 * a file does to it, ends nothing else. It starts with the first drawing and again after its end; what it then had in hand fails as
 * Busy.
 */
export function createPictureProcess(): (drawing: Drawing) => Promise<Drawn> {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): ChildProcess {
    const started = fork(DRAWER, { stdio: ["ignore", "ignore", "inherit", "ipc"], execArgv: [] });
    started.on("message", (answer: DrawnAnswer) => {
      const one = waiting.get(answer.id);
      if ("drawn" in answer) one?.resolve(answer.drawn);
      else one?.reject(new DrawingFailed(answer.message, answer.code));
    });
    const lose = () => {
      if (child === started) child = undefined;
      for (const one of waiting.values()) one.reject(new Busy("pictures cannot be drawn at the moment"));
    };
    started.on("error", lose);
    started.on("exit", lose);
    return started;
  }

  function rest(): void {
    if (waiting.size > 0) return;
    // It keeps no process alive that has nothing else to do.
    child?.unref();
    child?.channel?.unref();
    idle = setTimeout(() => child?.kill(), IDLE_MS).unref();
  }

  return (drawing) => {
    clearTimeout(idle);
    child ??= start();
    const drawer = child;
    drawer.ref();
    drawer.channel?.ref();
    last += 1;
    const id = last;
    const tooLong = setTimeout(() => drawer.kill("SIGKILL"), SECONDS_MAX * 1000);
    return new Promise<Drawn>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      drawer.send({ id, ...drawing });
    }).finally(() => {
      clearTimeout(tooLong);
      waiting.delete(id);
      rest();
    });
  };
}

import type { MouseEvent } from "react";

/** What a press of a disabled but focusable button does: nothing; one that submits its form does not submit it either. */
export const ignorePress = (event: MouseEvent): void => event.preventDefault();

type Click = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click on a link is handled by this page: with a modifier key, the browser opens or saves the link. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** A picture's width and height in pixels; undefined if the browser cannot read it. */
export function readPictureSize(url: string): Promise<{ width: number; height: number } | undefined> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight });
    picture.onerror = () => resolve(undefined);
    picture.src = url;
  });
}

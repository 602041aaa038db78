import { ApiFailure, address, type Call, headers, readJson } from "./http.ts";

/** A call that reports upload progress, which `fetch` cannot do: returns the response's JSON or throws ApiFailure. */
export function upload<Answer>(call: Call, onProgress: (part: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const wasSent = navigator.onLine;
    const abort = () => {
      request.abort();
      reject(call.signal?.reason);
    };
    request.open(call.method, address(call));
    for (const [name, value] of Object.entries(headers(call))) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onerror = () => reject(new ApiFailure("offline", 0, { wasSent }));
    request.onload = () => {
      const isAccepted = request.status >= 200 && request.status < 300;
      try {
        const answer = readJson<Answer & object>(request.responseText);
        if (isAccepted) resolve(answer);
        else reject(new ApiFailure("answer", request.status, answer));
      } catch (error) {
        reject(isAccepted ? error : new ApiFailure("answer", request.status, {}));
      }
    };
    request.onloadend = () => call.signal?.removeEventListener("abort", abort);
    if (call.signal?.aborted) return abort();
    call.signal?.addEventListener("abort", abort);
    request.send(call.body as FormData);
  });
}

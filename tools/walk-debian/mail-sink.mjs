// A mail server for the walk: accepts every email, and keeps none.
import { createServer } from "node:net";

createServer((socket) => {
  let isData = false;
  const answer = (line) => {
    if (isData && line !== ".") return;
    const isEnd = isData;
    isData = line === "DATA";
    socket.write(isData ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : isEnd ? "250 kept\r\n" : "250 yes\r\n");
  };
  socket.write("220 sink\r\n");
  socket.setEncoding("utf8").on("data", (text) => text.split("\r\n").filter(Boolean).forEach(answer));
  socket.on("error", () => undefined);
}).listen(2525, "127.0.0.1");

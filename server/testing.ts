import { connect } from "node:net";

/** Sends a text as it is, and returns what came until the server closed the connection. */
export function sendText(origin: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(new URL(origin).port), "127.0.0.1", () => socket.write(text));
    socket.on("data", (piece: Buffer) => (answer += piece.toString()));
    socket.once("error", reject);
    socket.once("close", () => resolve(answer));
  });
}

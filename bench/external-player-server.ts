import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { answerLine, type Answer, type ExternalPlayer } from './external-player.js';

/** A server for `set player 0 external localhost:PORT`. */
export interface ExternalServer {
  readonly port: number;
  close(): void;
}

/**
 * Answers whoever connects from this machine, each line in its turn.
 * @param port - 0 = any that is free
 * @param onAnswer - hears of every answer that is given
 */
export async function serveExternal(
  player: ExternalPlayer,
  port: number,
  onAnswer: (answer: Answer) => void = () => undefined,
): Promise<ExternalServer> {
  const server = createServer((socket) => converse(socket, player, onAnswer));
  await listening(server, port);
  return {
    port: (server.address() as AddressInfo).port,
    close: () => void server.close(),
  };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function converse(
  socket: Socket,
  player: ExternalPlayer,
  onAnswer: (answer: Answer) => void,
): void {
  let unread = '';
  let last = Promise.resolve();
  const answer = async (line: string): Promise<void> => {
    const given = await answerLine(player, line);
    onAnswer(given);
    if (socket.writable) socket.write(`${given.text}\n`);
  };
  socket.setEncoding('latin1');
  socket.setNoDelay();
  // A game that is broken off is no fault of the server's.
  socket.on('error', () => socket.destroy());
  socket.on('data', (text: string) => {
    const lines = (unread + text).split('\n');
    unread = lines.pop() ?? '';
    // GNU Backgammon ends its lines with a zero byte besides.
    for (const line of lines.map((part) => part.replaceAll('\0', '')))
      last = last.then(() => answer(line));
  });
}

/**
 * Port of the server that the tests start; not the one of `npm start`, which may be running.
 * E2E_PORT lets two runs share a machine.
 */
export const PORT = Number(process.env.E2E_PORT ?? 4173);

export const ORIGIN = `http://127.0.0.1:${PORT}`;

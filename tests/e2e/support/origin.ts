/** Port of the server that the tests start; not the one of `npm start`, which may be running. */
export const PORT = 4173;

export const ORIGIN = `http://127.0.0.1:${PORT}`;

/**
 * How long a pool waits: a request that gets no connection in this time, because all are taken or the server does not answer, is told
 * that the database is away; and a peer that vanished without a word is noticed.
 */
export const patience = { connectionTimeoutMillis: 10_000, keepAlive: true } as const;

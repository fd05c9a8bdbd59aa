/**
 * A socket to a server that never answers, for tests of screens that are about something else: one that
 * failed would be tried again and again, also when the page of its test is gone.
 */
export class SilentSocket {
  static readonly OPEN = 1;
  readonly readyState = 0;
  send() {}
  close() {}
}

/** The server's end of the graphql-transport-ws protocol. */
export class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static answersPings = true;
  readonly received: {
    type: string;
    id?: string;
    payload?: { authorization?: string; variables?: { type?: string } };
  }[] = [];
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: ((event: object) => void) | null;
  constructor() {
    Socket.all.push(this);
    setTimeout(() => this.onopen?.());
  }
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }
  send(text: string) {
    const message = JSON.parse(text) as (typeof this.received)[number];
    this.received.push(message);
    if (message.type === "connection_init") setTimeout(() => this.say({ type: "connection_ack" }));
    if (message.type === "ping" && Socket.answersPings) setTimeout(() => this.say({ type: "pong" }));
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1000, reason = "") {
    this.readyState = 3;
    this.onclose?.({ code, reason, wasClean: true });
  }
  get subscribed(): boolean {
    return this.received.some(({ type }) => type === "subscribe");
  }
  get shown(): string | undefined {
    return this.received.find(({ type }) => type === "connection_init")?.payload?.authorization;
  }
  /** Announces a change of a kind of records to its followers; without an id, to ask again. */
  change(kind: string, id: string | null) {
    for (const { type, id: to, payload } of this.received)
      if (type === "subscribe" && payload?.variables?.type === kind) {
        const recordChanged = { __typename: "RecordChange", type: kind, id, version: null };
        this.say({ type: "next", id: to, payload: { data: { recordChanged } } });
      }
  }
}

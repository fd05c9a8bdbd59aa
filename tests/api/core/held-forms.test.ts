import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { type Exchange, remember } from "../../../api/src/core/http/exchange.ts";
import { readForm } from "../../../api/src/core/http/form.ts";
import { FormRoom } from "../../../api/src/core/http/form-room.ts";

const KB = 1024;
const END = "\r\n--limite--\r\n";

/** A form with one file on its way, of which some of the bytes have come. */
function aForm(room: FormRoom, ip: string, bytes: number) {
  const request = new PassThrough() as PassThrough & IncomingMessage;
  request.headers = { "content-type": "multipart/form-data; boundary=limite" };
  remember({ request, ip } as Partial<Exchange> as Exchange);
  const read = readForm(request, () => true, room).then(
    ({ files }) => `${files.length} file`,
    (refusal: { code: string }) => refusal.code,
  );
  request.write(
    '--limite\r\nContent-Disposition: form-data; name="file"; filename="foto.jpg"\r\n' +
      `Content-Type: image/jpeg\r\n\r\n${"x".repeat(bytes)}`,
  );
  const end = () => {
    request.complete = true;
    request.end(END);
  };
  return { read, more: (text: string) => request.write(text), end, cut: () => request.destroy() };
}

/** Ends when what was written has been read. */
const drawn = () => new Promise((resolve) => setImmediate(resolve));

it("forms that never end leave room for others: one address holds a part of it, all together the whole", async () => {
  const room = new FormRoom({ all: 300 * KB, ofOneAddress: 200 * KB });
  const held = aForm(room, "203.0.113.7", 150 * KB);
  await drawn();
  const refused = aForm(room, "203.0.113.7", 100 * KB);
  expect(await refused.read).toBe("RATE_LIMITED");

  const other = aForm(room, "203.0.113.8", 100 * KB);
  await drawn();
  expect(await aForm(room, "203.0.113.9", 100 * KB).read).toBe("UNAVAILABLE");

  other.end();
  expect(await other.read).toBe("1 file");
  held.end();
  expect(await held.read).toBe("1 file");
});

it("the room of a form is given back when it is refused, answered or breaks off", async () => {
  const room = new FormRoom({ all: 300 * KB, ofOneAddress: 200 * KB });
  const refused = aForm(room, "203.0.113.7", 150 * KB);
  await drawn();
  refused.more("x".repeat(100 * KB));
  expect(await refused.read).toBe("RATE_LIMITED");

  for (let form = 0; form < 4; form++) {
    const one = aForm(room, "203.0.113.7", 150 * KB);
    if (form % 2 === 0) one.end();
    await drawn();
    one.cut();
    expect(await one.read).toBe(form % 2 === 0 ? "1 file" : "BAD_USER_INPUT");
  }
});

it("who comes by way of one's own machine is not told apart, as behind a proxy that is not configured", async () => {
  const room = new FormRoom({ all: 300 * KB, ofOneAddress: 200 * KB });
  const forms = [150, 100, 100].map((size) => aForm(room, "127.0.0.1", size * KB));
  expect(await forms[2]!.read).toBe("UNAVAILABLE");
  for (const form of forms.slice(0, 2)) {
    form.end();
    expect(await form.read).toBe("1 file");
  }
});

import { describe, expect, it } from "vitest";
import { publicLookup, PrivateAddress } from "../../api/src/core/outgoing/post-publicly.ts";
import { isPublicIp, publicHttpsUrl } from "../../api/src/core/outgoing/public-address.ts";

describe("an address to which our server may post", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://8.8.8.8/push",
    "https://[2606:4700:4700::1111]/push",
  ])("%s is one", (address) => {
    expect(publicHttpsUrl(address)?.href).toBe(address);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "ftp://fcm.googleapis.com/",
    "https://localhost/push",
    "https://LOCALHOST./push",
    "https://intranet/push",
    "https://db.internal/push",
    "https://impresora.local/push",
    "https://user:secret@push.services.com/",
    "https://push.services.com:8443/",
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0177.0.0.1/",
    "https://10.0.0.8/",
    "https://172.16.3.4/",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
    "https://192.0.2.1/",
    "https://192.0.0.8/",
    "https://198.18.0.1/",
    "https://192.31.196.1/",
    "https://[::1]/",
    "https://[::]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:a9fe:a9fe]/",
    "https://[::127.0.0.1]/",
    "https://[64:ff9b::10.0.0.1]/",
    "https://[2002:7f00:1::]/",
    "https://[fc00::1]/",
    "https://[fe80::1]/",
    "https://[fec0::1]/",
    "https://[ff02::1]/",
    "https://[2001:db8::1]/",
    "https://[2001:2::1]/",
    "https://[3fff::1]/",
    "no es una dirección",
    "",
    `https://push.services.com/${"a".repeat(2_000)}`,
  ])("%s is none", (address) => {
    expect(publicHttpsUrl(address)).toBeNull();
  });

  it("is looked at again behind its name, and one private address among others is enough", async () => {
    const found = (...addresses: string[]) =>
      new Promise((settle) => {
        const resolve = ((_: string, __: object, done: (error: null, all: object[]) => void) =>
          done(
            null,
            addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
          )) as never;
        publicLookup(resolve)("push.services.com", {}, (error, address) => settle(error ?? address));
      });
    expect(await found("8.8.8.8", "2606:4700:4700::1111")).toBe("8.8.8.8");
    for (const inside of [["10.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["::ffff:192.168.0.1"], []])
      expect(await found(...inside)).toBeInstanceOf(PrivateAddress);
  });

  it("is a number of the public internet where it is a number", () => {
    expect(["8.8.8.8", "200.21.200.2", "2800:3f0:4005::1"].every(isPublicIp)).toBe(true);
    expect(["::1", "10.1.1.1", "fd00::1", "nada"].some(isPublicIp)).toBe(false);
  });
});

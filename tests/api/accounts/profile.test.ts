import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import { bornYearsAgo, inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { aRegistered, mailedToken } from "../../support/story/accounts.ts";
import { eventually } from "../../support/patience.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const UPDATE = `mutation ($input: ProfileInput!) { updateProfile(input: $input) {
  name email pendingEmail phone documentoIdentidad tipoDocumento fechaNacimiento direccion image banco
  numeroCuenta tipoCuenta role version } }`;
const confirm = (token: string) =>
  app.as().gql("mutation ($token: String!) { confirmEmail(token: $token) }", { token });

describe("the profile of the viewer", () => {
  it("takes any part of it, as it is stored", async () => {
    const { client } = await aRegistered(app);
    const input = {
      name: "  Ana  María ",
      phone: "(601) 234 5678",
      tipoDocumento: "Cedula",
      documentoIdentidad: "1.020.304.050",
      fechaNacimiento: bornYearsAgo(36),
      direccion: "Calle 10 # 20-30 🏠",
      banco: "Bancolombia",
      numeroCuenta: "031-000 1234",
      tipoCuenta: "Ahorros",
    };
    const { updateProfile } = await client.ask(UPDATE, { input });
    expect(updateProfile).toMatchObject({
      name: "Ana María",
      phone: "+576012345678",
      tipoDocumento: "cc",
      documentoIdentidad: "1020304050",
      fechaNacimiento: bornYearsAgo(36),
      direccion: "Calle 10 # 20-30 🏠",
      numeroCuenta: "0310001234",
      tipoCuenta: "ahorros",
      role: 1,
      version: 2,
    });
    expectRefused(await client.gql(UPDATE, { input: { name: "Otra", version: 1 } }), "CONFLICT");
    expect((await client.ask(UPDATE, { input: { direccion: "" } })).updateProfile.direccion).toBeNull();
  });

  it.each<[object, string]>([
    [{ name: "A" }, "El nombre debe tener al menos 2 caracteres"],
    [
      { tipoDocumento: "nit", documentoIdentidad: "890903938-1" },
      "El dígito de verificación del NIT no es correcto",
    ],
    [{ fechaNacimiento: bornYearsAgo(6) }, "Los adultos deben tener entre 14 y 120 años"],
    [{ direccion: "x".repeat(10_000) }, "La dirección no puede tener más de 200 caracteres"],
    [{ image: "javascript:alert(1)" }, "La dirección de la imagen no es válida"],
    [{ numeroCuenta: "12a" }, "El número de cuenta debe contener solo números"],
  ])("is refused with its reason (%#)", async (input, text) => {
    expectRefused(await app.as("cliente").gql(UPDATE, { input }), "BAD_USER_INPUT", text);
  });

  it("changes the e-mail only with the password, and once the new address confirms", async () => {
    const { client, email } = await aRegistered(app);
    const change = (currentPassword?: string) =>
      client.gql(UPDATE, { input: { email: "Nuevo.Correo@correo.test", currentPassword } });
    expectRefused(await change(), "BAD_USER_INPUT", "Debes ingresar tu contraseña actual");
    expectRefused(await change("Otra12345"), "BAD_USER_INPUT", "La contraseña actual no es correcta");
    expect((await change("Cartagena2026")).data?.["updateProfile"]).toMatchObject({
      email,
      pendingEmail: "nuevo.correo@correo.test",
    });
    expect((await app.outbox(email)).map(({ subject }) => subject)).toContain(
      "Cambio de correo de tu cuenta",
    );
    const token = await mailedToken(app, "nuevo.correo@correo.test", "/confirmar-correo");
    expect((await confirm(token)).data).toBeTruthy();
    expectRefused(await confirm(token), "BAD_USER_INPUT", "El enlace no es válido o ya venció");
    expect((await client.ask("{ me { email emailVerified pendingEmail } }")).me).toEqual({
      email: "nuevo.correo@correo.test",
      emailVerified: true,
      pendingEmail: null,
    });
  });

  it("does not give an address to two accounts that asked for it", async () => {
    const [one, two] = [await aRegistered(app), await aRegistered(app)];
    const email = "de.ambos@correo.test";
    for (const { client } of [one, two])
      await client.ask(UPDATE, { input: { email, currentPassword: "Cartagena2026" } });
    const tokens = (await app.outbox(email)).map(
      ({ text }) => /confirmar-correo\?token=([\w-]+)/.exec(text)?.[1] ?? "",
    );
    expect(tokens).toHaveLength(2);
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors))
      expectRefused(answer, "CONFLICT", "Este correo ya está registrado");
  });
});

describe("a picture", () => {
  const upload = (bytes: Buffer, filename = "foto.png", type = "image/png") =>
    app
      .as("asesor")
      .gql(
        "mutation ($file: Upload!) { uploadPicture(file: $file) { image } }",
        {},
        { file: { bytes, filename, type } },
      );
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#0e5a73" } });

  it("becomes a square in WebP at a plain address, without a session", async () => {
    const { data } = await upload(await plain(1200, 800).jpeg().toBuffer());
    const { image } = data?.["uploadPicture"] as { image: string };
    const { status, headers, bytes } = await app.as().rest("GET", image);
    expect({ status, type: headers.get("content-type"), cache: headers.get("cache-control") }).toEqual({
      status: 200,
      type: "image/webp",
      cache: "public, max-age=31536000, immutable",
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
  });

  it("that is a script, a broken PNG or of 40 megapixels is refused, and the one before it stays", async () => {
    const before = (await app.as("asesor").ask("{ me { image } }")).me.image;
    const kind = "Solo se permiten imágenes JPG, PNG o WebP";
    expectRefused(await upload(Buffer.from("<script>alert(1)</script>")), "BAD_USER_INPUT", kind);
    expectRefused(
      await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), "foto.svg"),
      "BAD_USER_INPUT",
      "Esa imagen es SVG, un dibujo que puede traer código. Usa JPG, PNG o WebP.",
    );
    expectRefused(
      await upload(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "IMG_0001.HEIC"),
      "BAD_USER_INPUT",
      "Esa foto es HEIC, el formato del iPhone. Guárdala como JPG y vuelve a intentarlo.",
    );
    const png = await plain(300, 300).png().toBuffer();
    // Its head alone says 60 megapixels: there is nothing of it to be loaded.
    const head = Buffer.from(png.subarray(0, 33));
    head.writeUInt32BE(10_000, 16);
    head.writeUInt32BE(6_000, 20);
    head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
    const declared = Buffer.concat([head, png.subarray(33)]);
    const tooLarge = "La imagen es demasiado grande. Usa una de menos de 40 megapíxeles.";
    expectRefused(await upload(declared), "BAD_USER_INPUT", tooLarge);
    const broken = Buffer.concat([png.subarray(0, 60), Buffer.alloc(200, 7)]);
    expectRefused(
      await upload(broken),
      "BAD_USER_INPUT",
      "No pudimos leer la imagen: parece dañada. Prueba con otra.",
    );
    const huge = await plain(8000, 5000).png({ compressionLevel: 9 }).toBuffer();
    expectRefused(await upload(huge), "BAD_USER_INPUT", tooLarge);
    expectRefused(
      await upload(Buffer.alloc(11 * 1024 * 1024)),
      "PAYLOAD_TOO_LARGE",
      "El archivo no debe superar los 10MB",
    );
    expect((await app.as("asesor").ask("{ me { image } }")).me.image).toBe(before);
  });
});

describe("personal data", () => {
  it("are given to their owner in JSON and PDF", async () => {
    const { client, email } = await aRegistered(app, { aceptaTratamiento: true });
    const { exportMyData } = await client.ask(
      "mutation { exportMyData { json { filename url } pdf { url } } }",
    );
    const path = (url: string) => new URL(url).pathname;
    const json = await app.as().rest("GET", path(exportMyData.json.url));
    const { sections } = JSON.parse(json.bytes.toString()) as {
      sections: Record<string, Record<string, unknown>[]>;
    };
    expect(sections["Cuenta"]?.[0]).toMatchObject({ Correo: email, Documento: null });
    expect(sections["Autorizaciones"]?.[0]).toMatchObject({ Para: "registration", Autorizó: true });
    const pdf = (await pagesOf((await app.as().rest("GET", path(exportMyData.pdf.url))).bytes)).join(" ");
    expect(pdf).toContain("Crear tu cuenta");
    expect(pdf).not.toMatch(/registration|graphql/);
    expect(pdf).toContain("Huella SHA-256");
    // A fingerprint in one word would leave the page.
    expect(pdf.split(" ").filter((word) => word.length > 40)).toEqual([]);
  });

  const erase = "mutation ($currentPassword: String!) { requestErasure(currentPassword: $currentPassword) }";
  it("are taken out of the account when their owner asks, who can then register again", async () => {
    const person = await aRegistered(app);
    const currentPassword = "Cartagena2026";
    expectRefused(
      await person.client.gql(erase, { currentPassword: "Otra12345" }),
      "BAD_USER_INPUT",
      "La contraseña actual no es correcta",
    );
    expect((await person.client.gql(erase, { currentPassword })).data).toEqual({
      requestErasure: "Tus datos personales se suprimieron",
    });
    await eventually(async () =>
      expectRefused(await person.client.gql("{ me { id } }"), "UNAUTHENTICATED", "Token inválido"),
    );
    const [row] = await app.app.services.orm.em
      .fork()
      .execute<object[]>("select name, email, phone, is_active from users where id = ?", [person.id]);
    expect(row).toEqual({
      name: "Cuenta",
      email: `suprimida-${person.id}@suprimida.invalid`,
      phone: null,
      is_active: false,
    });
    expect((await aRegistered(app, { email: person.email })).id).not.toBe(person.id);
  });

  it("of staff stay with the agency", async () => {
    const answer = await app.as("lider").gql(erase, { currentPassword: PASSWORD });
    expectRefused(
      answer,
      "CONFLICT",
      "Tu cuenta es del equipo de la agencia. Pide la supresión a la administración.",
    );
  });
});

describe("the contact form", () => {
  const send = (over: object = {}) =>
    app.as().gql("mutation ($input: ContactInput!) { sendContactMessage(input: $input) }", {
      input: {
        name: "Pedro Páramo",
        email: "pedro@correo.test",
        phone: "",
        message: "<b>Hola</b>, ¿tienen viajes a Comala?",
        ...over,
      },
    });

  it("mails the agency and notifies administration, five times an hour", async () => {
    expect((await send()).data).toEqual({ sendContactMessage: "Email enviado" });
    const [mail] = await app.outbox("hola@travesia.test");
    expect(mail?.html).toContain("&lt;b&gt;Hola&lt;/b&gt;");
    const { notifications } = await app.as("admin").ask("{ notifications { items { type title } } }");
    expect(notifications.items[0]).toEqual({ type: "contact_received", title: "Mensaje de Pedro Páramo" });
    expectRefused(
      await send({ message: "x".repeat(10_000) }),
      "BAD_USER_INPUT",
      "El mensaje no puede tener más de 2.000 caracteres",
    );
    for (let time = 2; time <= 5; time += 1) expect((await send()).data).toBeTruthy();
    expectRefused(await send(), "RATE_LIMITED");
  });
});

describe("consent to a request", () => {
  const kept = () =>
    app.app.services.orm.em.fork().execute<object[]>(
      `select purpose, given, text_version, ip is not null as from_somewhere from consents
          where purpose = 'request' order by at desc, id desc limit 1`,
    );

  it("is kept with its text, and its absence is noted where a channel did not ask", async () => {
    const quote = (over: object) =>
      app.as().ask("mutation ($input: CreateQuoteInput!) { createExternalQuote(input: $input) { id } }", {
        input: {
          nombreCliente: "Susana San Juan",
          emailCliente: "susana@correo.test",
          telefonoCliente: "3105550101",
          destino: "Comala",
          fechaIda: inDays(101),
          numeroPersonas: 2,
          ...over,
        },
      });
    await quote({ aceptaTratamiento: true });
    expect(await kept()).toEqual([
      { purpose: "request", given: true, text_version: "2026-1", from_somewhere: true },
    ]);
    await quote({});
    expect(await kept()).toEqual([
      { purpose: "request", given: false, text_version: null, from_somewhere: true },
    ]);
  });
});

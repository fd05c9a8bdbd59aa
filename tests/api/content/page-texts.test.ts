import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const one = `query ($key: PageTextKey!) {
  pageText(key: $key) { key published html draft draftedAt publishedAt version } }`;
const draft = `mutation ($key: PageTextKey!, $input: PageTextInput!) {
  draftPageText(key: $key, input: $input) { published draft version } }`;
const publish = `mutation ($key: PageTextKey!, $input: PageTextInput!) {
  publishPageText(key: $key, input: $input) { published html draft version } }`;
const read = async (key: string, who: "admin" | null = null) =>
  (await app.as(who).ask(one, { key })).pageText;

describe("the texts of the public pages", () => {
  it.each([
    "hero",
    "about",
    "policies",
    "terms",
    "agreements",
    "contact",
    "notice_children",
    "notice_data",
    "notice_consumer",
  ])("say something about %s from the first day", async (key) => {
    const text = await read(key);
    expect(text.html.length).toBeGreaterThan(80);
    expect(text.html).not.toMatch(/\{\w+\}/);
  });

  it("name the agency as it is called now", async () => {
    expect((await read("policies")).html).toContain("Travesía Viajes S.A.S.");
  });

  it("show a draft to administration alone, and visitors what is published", async () => {
    const before = await read("about");
    await app
      .as("admin")
      .ask(draft, { key: "about", input: { text: "## Lo nuevo", version: before.version } });
    expect(await read("about", "admin")).toMatchObject({ draft: "## Lo nuevo", published: before.published });
    expect(await read("about")).toMatchObject({ draft: null, draftedAt: null, published: before.published });
    expectRefused(await app.as("gerente").gql(draft, { key: "about", input: { text: "x" } }), "FORBIDDEN");
  });

  it("are published without scripts, styles and frames", async () => {
    const text = [
      "## Hola {agencia}",
      "<script>alert(1)</script><iframe src='https://evil.example'></iframe><p onclick='x()' style='color:red'>Texto</p>",
      "[malo](javascript:alert(1)) [bueno](https://sic.gov.co) ![foto](http://insegura.example/a.png)",
    ].join("\n\n");
    const { publishPageText } = await app.as("admin").ask(publish, { key: "about", input: { text } });
    expect(publishPageText.draft).toBeNull();
    const { html } = await read("about");
    expect(html).toContain("<h2>Hola Travesía</h2>");
    expect(html).toContain('<a href="https://sic.gov.co" rel="noopener nofollow">bueno</a>');
    expect(html).not.toMatch(/script|iframe|onclick|style|javascript|insegura/);
  });

  it("show how they would look before they are kept", async () => {
    const preview = `query ($text: String!) { pageTextPreview(text: $text) }`;
    const { pageTextPreview } = await app
      .as("owner")
      .ask(preview, { text: "**Hola** <img src=x onerror=alert(1)>" });
    expect(pageTextPreview).toContain("<strong>Hola</strong>");
    expect(pageTextPreview).not.toContain("onerror");
  });

  it("are as long as a legal text is, up to 40,000 letters", async () => {
    const long = "Cláusula. ".repeat(4_000).trim().padEnd(40_000, ".");
    const preview = `query ($text: String!) { pageTextPreview(text: $text) }`;
    expect(
      (await app.as("admin").ask(draft, { key: "agreements", input: { text: long } })).draftPageText.draft,
    ).toBe(long);
    expect(
      (await app.as("admin").ask(publish, { key: "agreements", input: { text: long } })).publishPageText
        .published,
    ).toBe(long);
    expect((await app.as("admin").ask(preview, { text: long })).pageTextPreview).toContain("Cláusula.");
    expectRefused(
      await app.as("admin").gql(draft, { key: "agreements", input: { text: `${long}x` } }),
      "BAD_USER_INPUT",
    );
    expectRefused(await app.as("admin").gql(preview, { text: `${long}x` }), "BAD_USER_INPUT");
  });

  it("of an older version are not written over", async () => {
    const { version } = await read("contact", "admin");
    await app.as("admin").ask(draft, { key: "contact", input: { text: "uno", version } });
    expectRefused(
      await app.as("owner").gql(draft, { key: "contact", input: { text: "dos", version } }),
      "CONFLICT",
    );
    expectRefused(
      await app.as("owner").gql(publish, { key: "contact", input: { text: "dos", version } }),
      "CONFLICT",
    );
    const discard = `mutation { discardPageDraft(key: contact) { draft published } }`;
    expect((await app.as("owner").ask(discard)).discardPageDraft.draft).toBeNull();
  });

  it("stay in the history word for word", async () => {
    const [row] = await app.app.services.orm.em
      .fork()
      .execute<{ detail: { after: string; sha256: string } }[]>(
        "select detail from audit_entries where type = 'page-text.published' and record_id = 'about'",
      );
    expect(row?.detail.after).toContain("## Hola {agencia}");
    expect(row?.detail.sha256).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("a legal notice", () => {
  it.each(["notice_children", "notice_data", "notice_consumer", "policies", "terms"])(
    "%s is never emptied",
    async (key) => {
      for (const text of ["", "   ", "Nada que decir."])
        expectRefused(await app.as("owner").gql(publish, { key, input: { text } }), "BAD_USER_INPUT");
    },
  );

  it("may be reworded around the text that the law requires, and is in mails with the new words", async () => {
    const { published } = await read("notice_children");
    const text = `${published} Denuncia en la línea 141.`;
    await app.as("admin").ask(publish, { key: "notice_children", input: { text } });
    const { publicSettings } = await app.as(null).ask("{ publicSettings { notices { title text } } }");
    expect(publicSettings.notices[0]).toEqual({ title: "Protección de la niñez", text });
    await app.as(null).ask(
      `mutation { sendContactMessage(input: { name: "María Rojas", email: "maria@example.com",
              message: "Quiero viajar" }) }`,
    );
    expect((await app.outbox()).at(-1)?.text).toContain("Denuncia en la línea 141.");
  });

  it("keeps the law and its row even for SQL", async () => {
    const em = () => app.app.services.orm.em.fork();
    await expect(
      em().execute("update page_texts set published = 'nada' where key = 'notice_children'"),
    ).rejects.toThrow(/keep_the_law/);
    await expect(em().execute("update page_texts set published = ' ' where key = 'about'")).rejects.toThrow(
      /say_something/,
    );
    await expect(em().execute("delete from page_texts where key = 'notice_data'")).rejects.toThrow();
  });
});

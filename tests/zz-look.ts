import { startChromium } from "./support/chromium.ts";
const base = "http://localhost:3126";
const [, , out = "/tmp/pp", widthsArg = "1280", themesArg = "light", ...paths] = process.argv;
const running = await startChromium();
const login = async (email: string) => {
  const r = await fetch(base + "/graphql", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ query: `mutation($i: SignInInput!){ signIn(input:$i){ token } }`, variables: { i: { email, password: "Travesia2026" } } }) });
  return await r.text();
};
void login;
const who = process.env["WHO"] ?? "owner";
for (const theme of themesArg.split(",")) for (const width of widthsArg.split(",").map(Number)) {
  const context = await running.newContext({ viewport: { width, height: width < 500 ? 844 : 900 }, colorScheme: theme, baseURL: base });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Correo").first().fill(`${who}@travesia.test`);
  await page.getByLabel("Contraseña", { exact: true }).first().fill("Travesia2026");
  await page.keyboard.press("Enter");
  await page.waitForURL(/mi-dia|userReservas/);
  for (const path of paths) {
    await page.goto(path);
    await page.waitForTimeout(1800);
    await page.screenshot({ path: `${out}/${who}${path.replace(/\W+/g, "_")}_${width}_${theme}.png` });
    const boxes = await page.evaluate(`(() => {
      const b = (e) => { const r = e.getBoundingClientRect(); return [Math.round(r.x), Math.round(r.y), Math.round(r.width), Math.round(r.height)].join(","); };
      return { h1: [...document.querySelectorAll("main h1")].map((e) => e.textContent + " " + b(e)), navs: [...document.querySelectorAll("main nav")].map((e) => (e.getAttribute("aria-label") ?? "") + " " + b(e)), row: [...document.querySelectorAll("main tbody tr, main ul[aria-label] > li")].slice(0, 1).map(b), over: document.documentElement.scrollWidth - innerWidth };
    })()`);
    console.log(width, theme, path, JSON.stringify(boxes));
  }
  await context.close();
}
await running.close();
process.exit(0);

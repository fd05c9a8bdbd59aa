import { readFileSync, writeFileSync } from "node:fs";
import { countPhrases } from "./phrases.mjs";

/** Lowers the budgets of phrases.json to the present counts; a budget never rises. */
const file = new URL("phrases.json", import.meta.url);
const counted = countPhrases();
let budgets = counted;
try {
  const before = JSON.parse(readFileSync(file, "utf8"));
  const lowered = (folder, phrases) =>
    Object.entries(phrases).map(([name, count]) => [name, Math.min(count, before[folder]?.[name] ?? count)]);
  budgets = Object.fromEntries(
    Object.entries(counted).map(([folder, phrases]) => [
      folder,
      Object.fromEntries(lowered(folder, phrases)),
    ]),
  );
} catch (error) {
  if (error.code !== "ENOENT") throw error;
}
writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);

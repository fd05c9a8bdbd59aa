import type { CalculatorForm } from "./calculator.form.ts";
import { deviceDrafts } from "./device-drafts.ts";

const isForm = (form: unknown): form is CalculatorForm =>
  typeof form === "object" &&
  form !== null &&
  ["tiquetes", "hotel", "traslados", "extras", "ganancia"].every((section) => section in form);

/** Unsaved calculator drafts on this device. */
export const calculatorDrafts = deviceDrafts("calculator", isForm);

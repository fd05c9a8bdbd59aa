import { expect, it } from "vitest";
import {
  lockAfter,
  lockedAccountText,
  secondsLocked,
} from "../../api/src/modules/accounts/account/sign-in.rules.ts";
import { START } from "../support/calendar.ts";

const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

it.each([
  ["right away", 0, 15, 900],
  ["by somebody who had to wait for the try that locked it", -2, 15, 900],
  ["after half a minute", 30, 15, 870],
  ["after ten minutes", 600, 5, 300],
  ["at its last moment", 899.5, 1, 1],
])(
  "a locked account that is tried %s is answered with the rest of its lock",
  (_, later, minutes, seconds) => {
    const until = lockAfter(4, START)!;
    expect(lockedAccountText(until, after(later))).toBe(
      "Cuenta bloqueada temporalmente por varios intentos fallidos. " +
        `Intenta de nuevo en ${minutes} minutos.`,
    );
    expect(secondsLocked(until, after(later))).toBe(seconds);
  },
);

import { describe, expect, it } from "vitest";
import {
  isStaffBrowser,
  sessionsOfBrowser,
  STAFF_BROWSER,
  STAFF_SESSIONS,
  staffCookie,
} from "../../api/src/core/auth/staff-browser.ts";

const SESSION = "01890000-0000-7000-8000-000000000000";

describe("the cookies of a browser of staff", () => {
  it("are of this host and of https alone, where it is https, and come with no form of another house", () => {
    expect(staffCookie(STAFF_BROWSER, 60, "https:")).toBe(
      "__Host-staff=1; Path=/; Secure; SameSite=Lax; Max-Age=60",
    );
    expect(staffCookie(STAFF_BROWSER, 60, "http:")).toBe("staff=1; Path=/; SameSite=Lax; Max-Age=60");
  });

  it("are known by either name, and by no other", () => {
    for (const cookies of ["staff=1", "a=b; __Host-staff=1"]) expect(isStaffBrowser(cookies)).toBe(true);
    for (const cookies of [undefined, "", "staff=0", "my-staff=1", "x__Host-staff=1"])
      expect(isStaffBrowser(cookies)).toBe(false);
    for (const name of [STAFF_SESSIONS, `__Host-${STAFF_SESSIONS}`])
      expect(sessionsOfBrowser(`a=b; ${name}=none.${SESSION}`)).toEqual([SESSION]);
    expect(sessionsOfBrowser(`other_${STAFF_SESSIONS}=${SESSION}`)).toEqual([]);
  });
});

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "user.signed-in": object;
    "user.sign-in-failed": { failures: number; lockedUntil?: string };
    "user.password-changed": object;
    "user.password-reset": object;
    "user.recovery-asked": object;
    "user.created": { role: number; liderId: number | null; gerenteId: number | null };
    "user.updated": { before: object; after: object };
    "user.banking-changed": { before: object; after: object };
    "user.email-change-asked": { email: string };
    "user.email-verified": { before: { email: string }; after: { email: string } };
    "user.sessions-closed": object;
    "user.session-ended": { sessionId: string };
    "user.signed-out": object;
    "user.two-factor-started": object;
    "user.two-factor-stopped": object;
    "user.data-exported": { sha256: string };
    "user.erased": object;
    /** `claim`: the number of the request by which it was revoked, if any. */
    "consent.revoked": { purpose: string; recordId: string; claim: string | null };
  }
}

export {};

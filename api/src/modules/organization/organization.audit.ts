declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "user.moved": {
      before: { liderId: number | null; gerenteId: number | null };
      after: { liderId: number | null; gerenteId: number | null };
    };
    "user.deactivated": object;
    "user.deleted": { role: number };
    "user.succeeded": { successorId: number; team: number };
    "user.unlocked": { failures: number };
    "user.password-given": object;
  }
}

export {};

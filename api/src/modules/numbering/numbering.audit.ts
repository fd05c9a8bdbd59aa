declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "numbering-range.added": {
      kind: string;
      prefijo: string;
      desde: number;
      hasta: number;
      resolucion: string;
    };
    "numbering-range.withdrawn": { kind: string; prefijo: string; ultimo: number | null };
    "numbering-range.warned": { kind: string; prefijo: string; left: number; vigenteHasta: string };
  }
}

export {};

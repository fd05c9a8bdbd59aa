export function refusalOfNode(version: string): string | null;

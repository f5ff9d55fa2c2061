export const AGENTS_PATH = '/mcp';

export const metadata = { functions: [] };

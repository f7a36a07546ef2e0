/** What a public reply or page shows; what is kept of it is forgotten when that changes (docs/architecture.md, 'What is kept where'). */
export type KeptTag = 'site-settings' | 'vehicle-catalogue' | 'repair-catalogue'

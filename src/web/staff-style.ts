import type { LinkDescriptor } from 'react-router'

/** The sheet of the company's side and of the pages for developers; a visitor never loads it (vite.config.ts). */
export const staffStyle = (): LinkDescriptor[] =>
	import.meta.env.PROD ? [{ rel: 'stylesheet', href: `/assets/staff-${import.meta.env.SITE_NAME}.css` }] : []

declare module 'virtual:react-router/server-build' {
	const build: import('react-router').ServerBuild
	export = build
}

interface ImportMetaEnv {
	/** The build's own name; part of what is kept for ever. */
	readonly SITE_NAME: string
}

declare module 'oidc-provider/lib/provider.js' {
	export { Provider } from 'oidc-provider'
}

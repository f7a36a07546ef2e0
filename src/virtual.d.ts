declare module 'virtual:react-router/server-build' {
	const build: import('react-router').ServerBuild
	export = build
}

/** The little of it that is used; it comes without types. */
declare module 'fontkit' {
	type Path = { mapPoints: (move: (x: number, y: number) => [number, number]) => Path; toSVG: () => string }
	export type Font = {
		unitsPerEm: number
		layout: (text: string) => { glyphs: { path: Path }[]; positions: { xAdvance: number }[] }
	}
	export function open(file: string): Promise<Font>
}

declare module 'oidc-provider/lib/provider.js' {
	export { Provider } from 'oidc-provider'
}

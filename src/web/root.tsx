import './ui/tokens.css'
import './ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import type { Route } from './+types/root'
import { bootScript } from './boot-script.ts'
import { siteContext } from './context.ts'
import { ChatButton } from './features/chat/chat-button.tsx'
import { BrokenPage } from './features/site/broken-page.tsx'
import { EarlyPress } from './features/site/early-press.tsx'
import { Footer } from './features/site/footer.tsx'
import { OfflineBanner } from './features/site/offline-banner.tsx'
import { PageMoves } from './features/site/page-moves.tsx'
import { SessionWatch } from './features/site/session-watch.tsx'
import { type SiteData, SiteProvider, unknownSite } from './features/site/site-data.tsx'
import { ToastMoves } from './features/site/toast-moves.tsx'
import { TopBar } from './features/site/top-bar.tsx'
import { VehiclePickerProvider } from './features/vehicles/vehicle-picker-provider.tsx'
import { VehiclePlate } from './features/vehicles/vehicle-plate.tsx'
import { createQueries } from './queries.ts'
import { useSession } from './session/use-session.ts'
import mukta400 from './ui/fonts/mukta-400.woff2?url'
import mukta600 from './ui/fonts/mukta-600.woff2?url'
import mukta700 from './ui/fonts/mukta-700.woff2?url'
import { SkipLink } from './ui/skip-link.tsx'
import { Toaster } from './ui/toaster.tsx'
import { BackOverDialogs } from './ui/use-back-closes.ts'

/** The company's contact for header, footer and dialogs; asked once, a page shows without it when it cannot be had. */
export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
	const { api, publicUrl, demo } = context.get(siteContext)
	const settings = await api.company.settings({}).catch(() => null)
	return { settings, publicUrl, demo }
}
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [
	{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
	{ rel: 'apple-touch-icon', href: '/icon-180.png' },
	{ rel: 'manifest', href: '/manifest.webmanifest' },
	{ rel: 'preload', href: mukta400, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'preload', href: mukta700, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'preload', href: mukta600, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function Layout({ children }: { children: ReactNode }) {
	return (
		<html lang="en-IN" suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FAF8F3" />
				<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14181F" />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, run before the first paint; the browser needs no second copy */}
				<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bootScript : '' }} />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	)
}

// Without it a page still works, so what cannot be loaded is left out.
const MembersPieces = lazy<ComponentType>(() =>
	import('./members-pieces.tsx').then(
		({ MembersPieces }) => ({ default: MembersPieces }),
		() => ({ default: () => null }),
	),
)

/** A visitor loads nothing of it. */
function ForMembers() {
	if (useSession().state !== 'signed-in') return null
	return (
		<Suspense fallback={null}>
			<MembersPieces />
		</Suspense>
	)
}

function SiteFrame({ site, isBare = false, children }: { site: SiteData; isBare?: boolean; children: ReactNode }) {
	const [queries] = useState(createQueries)
	return (
		<QueryClientProvider client={queries}>
			<SiteProvider value={site}>
				<VehiclePickerProvider support={{ phone: site.settings?.phone ?? '', whatsapp: site.settings?.whatsapp ?? '' }}>
					<SkipLink />
					{!isBare && <TopBar plate={<VehiclePlate />} />}
					<OfflineBanner />
					{isBare ? (
						children
					) : (
						<main id="main" tabIndex={-1}>
							{children}
							<ChatButton phone={site.settings?.phone ?? ''} />
						</main>
					)}
					{!isBare && <Footer />}
					<Toaster />
					<SessionWatch />
					<ForMembers />
					<PageMoves />
					<ToastMoves />
					<BackOverDialogs />
					<EarlyPress />
				</VehiclePickerProvider>
			</SiteProvider>
		</QueryClientProvider>
	)
}

export default function Root({ loaderData }: Route.ComponentProps) {
	// Screens with a frame of their own say so in their `handle` (the company's side).
	const isBare = useMatches().some(({ handle }) => handle === 'own frame')
	return (
		<SiteFrame site={loaderData} isBare={isBare}>
			<Outlet />
		</SiteFrame>
	)
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	return (
		<SiteFrame site={loaderData ?? unknownSite}>
			<BrokenPage error={error} />
		</SiteFrame>
	)
}

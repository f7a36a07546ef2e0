import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { dialable } from '#shared/phone.ts'
import { useStored } from '../../browser/use-stored.ts'
import { useSession } from '../../session/use-session.ts'
import { cartItems, partsInCart, unreadNotifications } from '../../state/local-shopping.ts'
import { Brand } from '../../ui/brand.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CountBadge } from '../../ui/count-badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DropMenu } from './drop-menu.tsx'
import { useSite } from './site-data.tsx'
import { companyName } from './titles.ts'
import styles from './top-bar.module.css'
import { UserMenu, userMenuEntries } from './user-menu.tsx'

type Place = { to: string; name: string }
/** Links of the top bar in their order, some behind one button (A.LAYOUT-20, A.LAYOUT-21); later parts of the product add theirs. */
const places: (Place | { name: string; places: Place[] })[] = [
	{ to: '/#services', name: 'Services' },
	{ to: '/subscription', name: 'Subscription' },
	{
		name: 'Sell/Buy',
		places: [
			{ to: '/vehicles', name: 'Buy Vehicle' },
			{ to: '/sell-vehicle', name: 'Sell Vehicle' },
		],
	},
	{ to: '/how-it-works', name: 'How It Works' },
	{ to: '/contact-us', name: 'Contact Us' },
]
const flatPlaces = places.flatMap((place) => ('places' in place ? place.places : [place]))

/** Logo, links, the chosen bike as a number plate, the cart, and Login or the user's menu. `plate` is drawn by its own feature. */
export function TopBar({ plate }: { plate: ReactNode }) {
	const [menuOpen, setMenuOpen] = useState(false)
	const { key } = useLocation()
	const menuId = useId()
	const bar = useRef<HTMLElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: every move closes the menu
	useEffect(() => setMenuOpen(false), [key])
	useEffect(() => {
		if (!menuOpen) return
		const close = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return
			setMenuOpen(false)
			bar.current?.querySelector<HTMLElement>('[data-menu-button]')?.focus()
		}
		window.addEventListener('keydown', close)
		return () => window.removeEventListener('keydown', close)
	}, [menuOpen])

	const site = useSite()
	const phone = site.settings?.phone ?? ''

	return (
		<header ref={bar} className={styles.bar} data-print="hide">
			{phone && (
				<a href={dialable(phone)} className={styles.phone}>
					<Icon name="phone" size={16} />
					Call {phone}
				</a>
			)}
			<div className={styles.inside}>
				<Link to="/" className={styles.brand}>
					<Brand>{companyName(site)}</Brand>
				</Link>
				<nav className={styles.links} aria-label="Main">
					{places.map((place) =>
						'places' in place ? (
							<DropMenu
								key={place.name}
								label={place.name}
								from="start"
								links={place.places}
								button={(props) => (
									<button type="button" className={styles.more} {...props}>
										{place.name}
										<Icon name="down" size={16} />
									</button>
								)}
							/>
						) : (
							<PlaceLink key={place.to} to={place.to}>
								{place.name}
							</PlaceLink>
						),
					)}
				</nav>
				<div className={styles.plate}>{plate}</div>
				<CartLink />
				<Bell />
				<Account />
				<IconButton
					icon={menuOpen ? 'close' : 'menu'}
					label={menuOpen ? 'Close menu' : 'Menu'}
					className={styles.menuButton}
					aria-expanded={menuOpen}
					aria-controls={menuId}
					data-menu-button=""
					onClick={() => setMenuOpen((open) => !open)}
				/>
			</div>
			<div id={menuId} className={styles.menu} hidden={!menuOpen}>
				<nav aria-label="Menu">
					<ul>
						{flatPlaces.map(({ to, name }) => (
							<li key={to}>
								<PlaceLink to={to}>{name}</PlaceLink>
							</li>
						))}
						<MenuAccount />
					</ul>
				</nav>
			</div>
		</header>
	)
}

function PlaceLink({ to, children }: { to: string; children: ReactNode }) {
	// A link to a section of a page is never 'the current page'.
	return to.includes('#') ? <Link to={to}>{children}</Link> : <NavLink to={to}>{children}</NavLink>
}

/** Both carts in one number (B.CART-25). */
function CartLink() {
	const count = (useStored(cartItems)?.length ?? 0) + (useStored(partsInCart) ?? 0)
	return (
		<Link
			to="/spare-parts/cart"
			className={joinClasses(iconButtonClass, styles.cart)}
			aria-label={count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`}
		>
			<Icon name="cart" />
			<CountBadge count={count} />
		</Link>
	)
}

const notificationsPath = '/profile?tab=notifications'

/** What a member was told and has not read (decision 0052); on a phone it stands in the menu, and the bar keeps its room for the bike. */
function Bell() {
	const count = useStored(unreadNotifications) ?? 0
	if (useSession().state !== 'signed-in') return null
	return (
		<Link
			to={notificationsPath}
			className={joinClasses(iconButtonClass, styles.bell)}
			aria-label={count > 0 ? `Notifications, ${count} new` : 'Notifications'}
		>
			<Icon name="bell" />
			<CountBadge count={count} />
		</Link>
	)
}

/** Both forms stand in the server's markup; the mark of the boot script shows the right one until React knows. */
function Account() {
	const session = useSession()
	return (
		<div className={styles.account} data-known={session.state}>
			{session.state !== 'signed-in' && (
				<ButtonLink as={Link} to="/login" variant="quiet" size="low" className={styles.login}>
					Login
				</ButtonLink>
			)}
			{session.state === 'signed-in' && <UserMenu account={session.account} />}
			{session.state === 'unknown' && (
				<span className={joinClasses(iconButtonClass, styles.someone)} aria-hidden="true">
					<Icon name="user" />
				</span>
			)}
		</div>
	)
}

function MenuAccount() {
	const session = useSession()
	const unread = useStored(unreadNotifications) ?? 0
	if (session.state !== 'signed-in')
		return (
			<li>
				<Link to="/login">Login</Link>
			</li>
		)
	return (
		<>
			<li className={styles.who}>
				<VisuallyHidden>Logged in as </VisuallyHidden>
				{session.account.name || session.account.username}
			</li>
			{userMenuEntries(session.account).map(({ to, name }) => (
				<li key={to}>
					<Link to={to}>{name}</Link>
				</li>
			))}
			<li>
				<Link to={notificationsPath}>Notifications{unread > 0 && `, ${unread} new`}</Link>
			</li>
		</>
	)
}

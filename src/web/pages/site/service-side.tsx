import { Link, useLocation } from 'react-router'
import type { Service } from '#contract/repairs/repairs.ts'
import { formatRupees } from '#shared/money.ts'
import { useStored } from '../../browser/use-stored.ts'
import { type CartLine, cartLines } from '../../features/repairs/shop/local-item.ts'
import { priceRange } from '../../features/repairs/shop/price-words.ts'
import { type CardVehicle, cardIdOf } from '../../features/repairs/shop/service-card.tsx'
import { AreaCheck } from '../../features/site/area-check.tsx'
import { HeroBike, HeroPlate } from '../../features/vehicles/hero-bike.tsx'
import { cartItems } from '../../state/local-shopping.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Row, Rows, Total } from '../../ui/rows.tsx'
import { StickyBar } from '../../ui/sticky-bar.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './service-side.module.css'

/**
 * Beside the cards, in sight on wide screens: the bike, what is in the cart, list prices while no bike is chosen, and what happens next.
 */
export function ServiceSide({ services, shown }: { services: Service[]; shown: CardVehicle }) {
	const lines = cartLines(useStored(cartItems) ?? [])
	const without = !shown.known || shown.vehicle === null
	return (
		<div className={styles.side}>
			<section className={styles.bike} aria-label="Your bike">
				<HeroBike />
				<HeroPlate />
			</section>
			{lines.length > 0 && <Cart lines={lines} />}
			{without && services.length > 0 && <ListPrices services={services} />}
			<AreaCheck />
			<section className={styles.next}>
				<Heading size="s">What happens next</Heading>
				<ol>
					<li>At checkout you pick a day and hour, or as soon as possible.</li>
					<li>We come to your door. The price includes what the ticks name; anything more is agreed with you first.</li>
					<li>You pay after service, by UPI or cash.</li>
				</ol>
			</section>
		</div>
	)
}

function Cart({ lines }: { lines: CartLine[] }) {
	return (
		<section className={styles.cart} aria-labelledby="side-cart">
			<Heading size="s" id="side-cart">
				In your cart
			</Heading>
			<Rows ruled>
				{lines.map(({ key, name, vehicle, pieces, price }) => (
					<Row key={key} term={pieces > 1 ? `${name} × ${pieces}` : name} under={vehicle}>
						{formatRupees(price)}
					</Row>
				))}
			</Rows>
			<Total term="Together">{formatRupees(sum(lines))}</Total>
			<ButtonLink as={Link} to="/checkout" variant="go" wide>
				Go to checkout
			</ButtonLink>
		</section>
	)
}

/**
 * Every service with its range over the bikes, as cards and search engines have it. The boot script's mark hides it from somebody who has a
 * bike.
 */
function ListPrices({ services }: { services: Service[] }) {
	const { search } = useLocation()
	return (
		<section className={styles.prices} aria-labelledby="list-prices">
			<Heading size="s" id="list-prices">
				Prices by bike
			</Heading>
			<Rows ruled>
				{services.map((service) => (
					<Row key={service.id} term={<Link to={{ search, hash: `#${cardIdOf(service.id)}` }}>{service.name}</Link>} strong>
						{priceRange(service) ?? formatRupees(service.base_price)}
					</Row>
				))}
			</Rows>
			<Text size="small" tone="muted">
				GST included. Choose your bike to see its own price.
			</Text>
		</section>
	)
}

/** On phones: what is in the cart and the way on, at the lower edge. */
export function CartBar() {
	const lines = cartLines(useStored(cartItems) ?? [])
	if (lines.length === 0) return null
	const pieces = lines.reduce((count, line) => count + line.pieces, 0)
	return (
		<div className={styles.bar}>
			<StickyBar>
				<div>
					<Text weight="strong" numbers>
						{formatRupees(sum(lines))}
					</Text>
					<Text size="small" tone="muted">
						{pieces === 1 ? '1 service' : `${pieces} services`}
					</Text>
				</div>
				<ButtonLink as={Link} to="/checkout" variant="go">
					Go to checkout
				</ButtonLink>
			</StickyBar>
		</div>
	)
}

const sum = (lines: CartLine[]) => lines.reduce((total, { price }) => total + price, 0)

import { Link } from 'react-router'
import { repairLimits } from '#contract/repairs/repair-words.ts'
import type { ServiceCart } from '#contract/repairs/repairs.ts'
import type { SelectedVehicle } from '#contract/vehicles/vehicle-words.ts'
import { formatExactRupees, formatRupees } from '#shared/money.ts'
import { CartHalf, CartOffer } from '../../../../kits/cart/cart-sheet.tsx'
import { type OrderLine, OrderLines, subtotalOf } from '../../../../kits/cart/order-lines.tsx'
import { useSession } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { LoadingText } from '../../../../ui/loading-text.tsx'
import { Row, Rows, Total } from '../../../../ui/rows.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Text } from '../../../../ui/text.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { itemsOfCart } from '../checkout/checkout-items.ts'
import { useCart } from '../checkout/use-cart.ts'
import { withdrawnWords } from '../checkout/withdrawn-words.ts'
import { useFitting } from './use-fitting.ts'

/** What would be fitted at the door, of the parts beside it; price in rupees. */
type Offer = { part: string; id: number; name: string; category_uuid: string; price: number }
type Props = { offers: readonly Offer[]; vehicle: SelectedVehicle | null }

/** The services of the cart page, with their own way to their own checkout, and what goes with the parts beside them (B.CART-25). */
export function ServicesHalf(props: Props) {
	const session = useSession()
	return session.state === 'signed-in' ? <OwnServices {...props} /> : <NoServices {...props} />
}

function OwnServices({ offers, vehicle }: Props) {
	const { cart, setQuantity, failureOf } = useCart()
	const { data } = cart
	if (cart.isPending)
		return (
			<CartHalf id="services-half" title="Services">
				<LoadingText>Loading your services...</LoadingText>
				<Skeleton shape="rows" count={2} />
			</CartHalf>
		)
	if (data === undefined)
		return (
			<CartHalf id="services-half" title="Services">
				<ErrorState text="Your services could not be loaded." onRetry={() => cart.refetch()} busy={cart.isFetching} />
			</CartHalf>
		)
	if (data === null || data.items.length === 0) return <NoServices offers={offers} vehicle={vehicle} />
	const { lines } = itemsOfCart(data)
	const total = subtotalOf(lines)
	return (
		<CartHalf
			id="services-half"
			title={<Link to="/checkout">Services ({data.total_items})</Link>}
			aside={
				<Text size="small" tone="muted">
					at your door
				</Text>
			}
			end={
				<>
					<Rows>
						<Row term="Services">{data.total_items}</Row>
					</Rows>
					<Total term="To pay after service">{formatExactRupees(total ?? 0)}</Total>
					<ButtonLink as={Link} to="/checkout" variant="go" wide>
						Book services
					</ButtonLink>
				</>
			}
			next="Next: day and hour, or as soon as possible."
		>
			<OrderLines
				label="Services"
				scroll={false}
				lines={lines.map(
					(line): OrderLine => ({
						id: line.id,
						name: line.packageName,
						quantity: line.quantity,
						price: line.price,
						details: [[`${line.manufacturer} ${line.model}`, line.duration].filter(Boolean).join(' · ')],
						max: repairLimits.quantity,
						withdrawn: withdrawnWords(line),
					}),
				)}
				onQuantity={setQuantity}
				onRemove={(id) => id !== null && setQuantity(id, 0)}
				failureOf={failureOf}
			/>
			<Offers offers={offers.filter(({ id }) => !isIn(data, id, vehicle))} vehicle={vehicle} />
		</CartHalf>
	)
}

const isIn = ({ items }: ServiceCart, serviceId: number, vehicle: SelectedVehicle | null) =>
	items.some(({ package_id, model_id }) => package_id === serviceId && model_id === vehicle?.modelId)

function NoServices(props: Props) {
	return (
		<CartHalf id="services-half" title="Services">
			<Text tone="muted">No services in your cart. A technician comes to your door, day and night.</Text>
			<Offers {...props} />
			<div>
				<ButtonLink as={Link} to="/#services" variant="text">
					See the services
				</ButtonLink>
			</div>
		</CartHalf>
	)
}

/** One press adds what fits a part to the chosen bike. */
function Offers({ offers, vehicle }: Props) {
	const { add, isBusy, failure } = useFitting()
	if (!vehicle) return null
	return offers.map((offer) => (
		<CartOffer key={offer.id} title={offer.part} text={`${offer.name} at your door: ${formatRupees(offer.price)}`}>
			<Button variant="quiet" size="low" busy={isBusy === offer.id} onClick={() => add(offer, vehicle)}>
				Have it fitted<VisuallyHidden>: {offer.part}</VisuallyHidden>
			</Button>
			{failure?.id === offer.id && (
				<div role="alert">
					<FieldError>{failure.words}</FieldError>
				</div>
			)}
		</CartOffer>
	))
}

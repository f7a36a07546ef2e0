import type { ElementType } from 'react'
import type { AsElement } from './as-element.ts'
import { type ButtonLook, buttonClass } from './button-class.ts'

/** A link that looks like a button: `<ButtonLink href="tel:…">` or `<ButtonLink as={Link} to="/…">`. */
export function ButtonLink<Element extends ElementType = 'a'>({
	as,
	variant,
	size,
	wide,
	className,
	...rest
}: AsElement<Element, ButtonLook & { className?: string }>) {
	const Tag: ElementType = as ?? 'a'
	return <Tag {...rest} className={buttonClass({ variant, size, wide }, className)} />
}

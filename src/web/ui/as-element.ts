import type { ComponentPropsWithRef, ElementType } from 'react'

/** Props of a piece that can wear another element, such as a router's link: `as`, its own props, and those of that element. */
export type AsElement<Element extends ElementType, Own> = Own & { as?: Element } & Omit<ComponentPropsWithRef<Element>, keyof Own | 'as'>

/** Links that open a chat with a number, which is in digits with the country's. */
export const whatsAppUrl = (number: string): string => `https://wa.me/${number}`
export const viberUrl = (number: string): string => `viber://chat?number=%2B${number}`

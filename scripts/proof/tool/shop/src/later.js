export function showCart() {
  document.body.append('Your cart is empty.');
}

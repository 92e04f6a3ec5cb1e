// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: base
import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { IERC165 } from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { ISablierLockupRecipient } from
    "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol";

/// Pays rewards to accounts that stake their Lockup streams. For learning; nobody has audited it.
contract StreamStaking is ISablierLockupRecipient, Ownable {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;

    /// Token of the streams and of the rewards.
    IERC20 public immutable TOKEN;

    /// Base units per second for all stakers together.
    uint256 public rewardRate;

    /// Unix seconds. No rewards accrue after it.
    uint256 public periodEnd;

    /// Unix seconds up to which `accRewardPerToken` has been computed.
    uint256 public lastUpdate;

    /// Rewards for one staked base unit since the first period, times 1e18.
    uint256 public accRewardPerToken;

    /// Base units that are promised as rewards and have not been paid.
    uint256 public reserved;

    /// Sum of all principals, base units.
    uint256 public totalStaked;

    mapping(uint256 streamId => address) public stakerOf;

    /// Base units in the staked stream, as this contract last knew it.
    mapping(uint256 streamId => uint256) public principalOf;

    /// The stream that an account has staked; 0 for none, as ids start at 1.
    mapping(address account => uint256) public streamOf;

    /// `accRewardPerToken` when the rewards of an account were last booked.
    mapping(address account => uint256) public paidPerToken;

    /// Booked rewards of an account that it has not claimed, base units.
    mapping(address account => uint256) public rewards;

    event PeriodStarted(uint256 rewardAmount, uint256 duration);
    event RewardPaid(address indexed account, uint256 amount);
    event Staked(address indexed account, uint256 indexed streamId, uint256 principal);
    event Unstaked(address indexed account, uint256 indexed streamId, uint256 principal);

    error AlreadyStaking(address account, uint256 streamId);
    error EmptyStream(uint256 streamId);
    error NotAllowlisted();
    error NotLockup(address caller);
    error NotStaker(uint256 streamId, address caller);
    error PeriodActive(uint256 periodEnd);
    error RewardTooHigh(uint256 rewardAmount, uint256 available);
    error UnknownStream(uint256 streamId);
    error WrongToken(IERC20 token);
    error ZeroAmount();
    error ZeroDuration();

    /// Take the address of SablierLockup from the deployments of the chain you deploy to.
    constructor(address admin, ISablierLockup lockup, IERC20 token) Ownable(admin) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    /// Starts a period. Transfer the rewards to this contract first.
    function startStakingPeriod(uint256 rewardAmount, uint256 duration) external onlyOwner {
        if (duration == 0) revert ZeroDuration();
        if (block.timestamp < periodEnd) revert PeriodActive(periodEnd);
        uint256 rate = rewardAmount / duration;
        if (rate == 0) revert ZeroAmount();

        // Books the last period, so that what nobody has earned is free again.
        _updateReward(address(0));
        uint256 available = TOKEN.balanceOf(address(this)) - reserved;
        if (rewardAmount > available) revert RewardTooHigh(rewardAmount, available);

        reserved += rate * duration;
        rewardRate = rate;
        lastUpdate = block.timestamp;
        periodEnd = block.timestamp + duration;
        emit PeriodStarted(rewardAmount, duration);
    }
// endregion

    // region: stake
    /// Stakes a stream of the caller, who approves this contract for the NFT first.
    function stake(uint256 streamId) external {
        if (!LOCKUP.isAllowedToHook(address(this))) revert NotAllowlisted();
        if (streamOf[msg.sender] != 0) revert AlreadyStaking(msg.sender, streamOf[msg.sender]);
        IERC20 token = LOCKUP.getUnderlyingToken(streamId);
        if (token != TOKEN) revert WrongToken(token);
        uint256 principal = LOCKUP.getDepositedAmount(streamId)
            - LOCKUP.getWithdrawnAmount(streamId) - LOCKUP.getRefundedAmount(streamId);
        if (principal == 0) revert EmptyStream(streamId);

        _updateReward(msg.sender);
        stakerOf[streamId] = msg.sender;
        streamOf[msg.sender] = streamId;
        principalOf[streamId] = principal;
        totalStaked += principal;
        emit Staked(msg.sender, streamId, principal);

        // Reverts when the stream is not the caller's.
        LOCKUP.transferFrom(msg.sender, address(this), streamId);
    }
    // endregion

    // region: unstake
    /// Gives the stream back. Rewards stay booked until they are claimed.
    function unstake(uint256 streamId) external {
        if (stakerOf[streamId] != msg.sender) revert NotStaker(streamId, msg.sender);

        _updateReward(msg.sender);
        uint256 principal = principalOf[streamId];
        totalStaked -= principal;
        delete stakerOf[streamId];
        delete streamOf[msg.sender];
        delete principalOf[streamId];
        emit Unstaked(msg.sender, streamId, principal);

        // Not the safe variant: it would lock out a contract that does not answer it.
        LOCKUP.transferFrom(address(this), msg.sender, streamId);
    }
    // endregion

    // region: claim
    /// Pays the caller's rewards. Does nothing when there are none.
    function claimRewards() external {
        _updateReward(msg.sender);
        uint256 amount = rewards[msg.sender];
        if (amount == 0) return;

        rewards[msg.sender] = 0;
        reserved -= amount;
        emit RewardPaid(msg.sender, amount);
        TOKEN.safeTransfer(msg.sender, amount);
    }
    // endregion

    // region: hooks
    /// Anyone can call a hook, so accept calls from Lockup only.
    modifier onlyLockup() {
        if (msg.sender != address(LOCKUP)) revert NotLockup(msg.sender);
        _;
    }

    /// The sender has canceled a staked stream and taken `senderAmount` out of it.
    function onSablierLockupCancel(
        uint256 streamId,
        address, /* sender */
        uint128 senderAmount,
        uint128 /* recipientAmount */
    ) external onlyLockup returns (bytes4) {
        // A stream that was sent here without staking is no reason to stop its sender.
        if (stakerOf[streamId] != address(0)) _shrink(streamId, senderAmount);
        return ISablierLockupRecipient.onSablierLockupCancel.selector;
    }

    /// A staked stream was withdrawn from. The tokens are here, and belong to the staker.
    function onSablierLockupWithdraw(
        uint256 streamId,
        address, /* caller */
        address to,
        uint128 amount
    ) external onlyLockup returns (bytes4) {
        address staker = stakerOf[streamId];
        // Undoes the withdrawal, so the tokens stay in the stream.
        if (staker == address(0)) revert UnknownStream(streamId);
        _shrink(streamId, amount);
        if (to == address(this)) TOKEN.safeTransfer(staker, amount);
        return ISablierLockupRecipient.onSablierLockupWithdraw.selector;
    }

    /// Books rewards on the old principal first, then lowers it.
    function _shrink(uint256 streamId, uint256 amount) private {
        _updateReward(stakerOf[streamId]);
        principalOf[streamId] -= amount;
        totalStaked -= amount;
    }

    /// Lockup asks this before its admin can allow the contract.
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(ISablierLockupRecipient).interfaceId
            || interfaceId == type(IERC165).interfaceId;
    }
    // endregion

    // region: accounting
    /// Books what has accrued since the last update, for all accounts and for one.
    function _updateReward(address account) private {
        // While nothing is staked, nobody earns the rewards. They are free for a later period.
        if (totalStaked == 0) reserved -= (lastTimeRewardApplicable() - lastUpdate) * rewardRate;
        accRewardPerToken = rewardPerToken();
        lastUpdate = lastTimeRewardApplicable();
        if (account == address(0)) return;
        rewards[account] = earned(account);
        paidPerToken[account] = accRewardPerToken;
    }

    /// Unix seconds up to which rewards accrue: now, but not beyond the end of the period.
    function lastTimeRewardApplicable() public view returns (uint256) {
        return block.timestamp < periodEnd ? block.timestamp : periodEnd;
    }

    /// Rewards for one staked base unit since the first period, times 1e18.
    function rewardPerToken() public view returns (uint256) {
        if (totalStaked == 0) return accRewardPerToken;
        uint256 elapsed = lastTimeRewardApplicable() - lastUpdate;
        return accRewardPerToken + elapsed * rewardRate * 1e18 / totalStaked;
    }

    /// What an account could claim now, base units.
    function earned(address account) public view returns (uint256) {
        uint256 perToken = rewardPerToken() - paidPerToken[account];
        return rewards[account] + principalOf[streamOf[account]] * perToken / 1e18;
    }
    // endregion
}
